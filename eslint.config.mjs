import tseslint from 'typescript-eslint'

// Files and functions that exceed the limits since lines became shorter. Split one by idea and remove its row;
// add none.
const LONG_FILES = ['gateway/graph/execute/executor.ts']

export default tseslint.config(
  { ignores: ['node_modules/', 'schema/', '**/*.gen.ts', '.data/', 'coverage/', 'dist/'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      'no-control-regex': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
        {
          selector: 'ClassDeclaration[id.name!="Refusal"]',
          message: 'Plain objects and functions; the one class is Refusal.',
        },
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: the import path says where a thing lives.',
        },
      ],
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      semi: ['error', 'never'],
      quotes: ['error', 'single', { avoidEscape: true, allowTemplateLiterals: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  // jest names these by their default export, and a table of tests is one long function.
  { files: ['test/support/global-*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['test/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['**/migrations/*.ts', 'rest-adapter/*/endpoints.ts'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  { files: LONG_FILES, rules: { 'max-lines': 'off' } },
)
