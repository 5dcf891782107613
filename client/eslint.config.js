import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default typescript.config(
  { ignores: ['dist', 'src/wire'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    rules: {
      // svelte-check and tsc know every name; ESLint does not know types.
      'no-undef': 'off',
      // Where a page depends on a Map or Set, it is replaced and never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check fails on warnings and so decides which of them have to be ignored.
      'svelte/no-unused-svelte-ignore': 'off',
      // A blank between two words stands in a mustache so that formatting does not lose it.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
