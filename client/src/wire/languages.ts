// Made by client/make_types.py from the server's types; do not edit.

export const LANGUAGES = ['en', 'ru', 'fr', 'es'] as const;
