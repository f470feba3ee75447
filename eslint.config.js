import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'client/dist',
      'node_modules',
      'coverage',
      'web/dist',
      '.data',
      'bench/peers',
      'bench/node_modules',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Rules are pure: chance and time come in as arguments.
    files: ['src/engine/core/**/*.ts', 'src/games/*/rules/**/*.ts', 'examples/*/rules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now' },
      ],
      'no-restricted-globals': ['error', 'process', 'setTimeout', 'setInterval', 'fetch'],
    },
  },
  {
    // Compiled schemas judge a DTO as it came: one whose members are changed first must be known as such.
    files: ['src/**/*.ts', 'examples/**/*.ts', 'bench/**/*.ts'],
    ignores: ['src/common/http/changed-member.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'class-transformer',
          importNames: ['Transform', 'Expose', 'Exclude'],
          message: 'Use common/http/changed-member.ts.',
        },
      ],
    },
  },
  {
    // A game meets its tables (`GameTable`, `Happening`), never the sessions behind them.
    files: ['src/games/**/*.ts', 'examples/*/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/engine/sessions/**', '**/engine/store/**'],
              importNames: [
                ...['LiveSession', 'LiveSessions', 'SessionService', 'SessionDeeds', 'Retelling', 'TurnWaiter'],
                ...['SessionStore', 'Moved', 'ActRequest', 'ActionReader'],
              ],
              message: 'A contract meets a GameTable (engine/contract).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'bench/**', '**/*.cli.ts', 'examples/**', 'src/serve.ts', 'src/cli.ts', 'test/support/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  {
    // The page runs in a browser and knows the server's types alone.
    files: ['web/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer'],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/src/**'], allowTypeImports: true }] },
      ],
    },
  },
  {
    // The client library runs in Node and in browsers. Of the server it knows types, how a form is filled, what a change makes, and how a proof is checked.
    files: ['client/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'window', 'document', 'require'],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/src/(?!engine/core/(choice|change|rng|verify-proof)\\.js$)', allowTypeImports: true },
            { regex: '^node:|^react', message: 'This runs in browsers too, and in programs without React.' },
          ],
        },
      ],
    },
  },
  {
    // Specs of the page hold it against the rules themselves.
    files: ['web/src/**/*.spec.ts', 'web/src/**/testing/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // Dependency injection needs the classes themselves at run time.
    files: ['src/**/*.ts', 'examples/**/*.ts', 'test/**/*.ts', 'bench/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
);
