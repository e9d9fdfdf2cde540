import { ruleOf, VARIABLE_TABLE } from '#app/config/variable-table.ts'
import type { Variable } from '#app/config/variable.ts'

const HEAD = `# Configuration

Every setting is a variable of the environment, and \`npm start\` needs none of them. \`npm start\`, \`npm run serve\` and \`npm run admin\` also read a
file named \`.env\` in the working directory; [.env.example](../.env.example) is a template. The start checks all values and names every wrong one in a
single message. A variable whose name differs from a known one by a typing error is named as well. This page is generated (\`npm run generate\`).

Where a row has two defaults, the second one applies when \`DATABASE_URL\` is set and in processes that run separately.
`

const TAIL = `
Tests and benchmarks also read \`WATCHLIST_TEST_DATA\`, a folder with published watchlists, labelled names and labelled machine readable zones, and \`CHROMIUM_PATH\`, a browser.
Without them the tests that need them are skipped.
`

/** Content of docs/configuration.md, from the table that validates the configuration at start. */
export const configurationPage = (): string =>
  [HEAD, ...Object.entries(VARIABLE_TABLE).map(chapter)].join('\n') + TAIL

const chapter = ([title, variables]: [string, readonly Variable[]]): string =>
  [
    `## ${title}`,
    '',
    '| variable | default | must be | meaning |',
    '|---|---|---|---|',
    ...variables.map(row),
    '',
  ].join('\n')

const row = (variable: Variable): string =>
  `| \`${variable.name}\` | ${defaultOf(variable)} | ${ruleOf(variable) ?? ''} | ${variable.description} |`

function defaultOf({ default: everywhere, defaultOnOwnDatabase, computedDefault }: Variable): string {
  if (everywhere === undefined) return computedDefault ?? 'none'
  return [everywhere, ...(defaultOnOwnDatabase === undefined ? [] : [defaultOnOwnDatabase])]
    .map(value => `\`${value}\``)
    .join(', ')
}
