// Units of the client that need neither a browser nor a component; pages and boards are tested in tests/e2e.
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/**/*.test.ts'], isolate: false } });
