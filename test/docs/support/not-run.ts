/** Examples that a test cannot run as they stand, each with what does instead. */
export const NOT_RUN: readonly { readonly page: string; readonly begins: string; readonly because: string }[] = [
  { page: 'README.md', begins: 'npm ci && npm start', because: 'installs packages and holds the terminal; test/start runs npm start' },
  { page: 'README.md', begins: 'createdb -h db', because: 'needs a database server named db; test/start/own-database.test.ts goes these steps on a server of its own' },
]
