import { createHash } from 'node:crypto'
import { html, textOf } from '#gateway/html.ts'

/** The page's only style sheet: system fonts, one accent colour, light and dark. */
export const STYLE = html`
:root {
  color-scheme: light dark;
  --ground: #f3f6f5; --card: #fff; --text: #14201e; --quiet: #4d5c59; --line: #dbe3e1; --accent: #0b6157; --on-accent: #fff; --tint: #e4f0ee;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #0d1312; --card: #151d1c; --text: #e9f0ee; --quiet: #a5b4b1; --line: #2b3836; --accent: #74d8c9; --on-accent: #04211d; --tint: #1c2f2c; }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column; background: var(--card); color: var(--text);
  font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere;
}
header, main, footer { width: 100%; max-width: 27rem; margin: 0 auto; padding: 0 1.5rem; }
header { display: flex; align-items: center; gap: .75rem; padding-top: 1.5rem; font-weight: 650; line-height: 1.3; }
.mark {
  flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: .75rem;
  background: var(--accent); color: var(--on-accent); font-size: 1.125rem;
}
svg { display: block; width: 1.5rem; height: 1.5rem; fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.badge { margin-left: auto; padding: .125rem .625rem; border-radius: 1rem; background: var(--tint); color: var(--text); font-size: .8125rem; font-weight: 500; white-space: nowrap; }
main { flex: 1; padding-top: 2.25rem; padding-bottom: 2rem; }
main > :last-child { margin-bottom: 0; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.015em; font-weight: 680; text-wrap: balance; }
h2 { margin: 2rem 0 .75rem; font-size: 1rem; font-weight: 650; }
p { margin: 0 0 1rem; }
time { white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9375rem; }
form { margin: 1.75rem 0 1.25rem; }
.act {
  display: flex; flex-direction: column; align-items: center; justify-content: center; width: 100%; min-height: 3.25rem; padding: .625rem 1.25rem;
  border: 1px solid transparent; border-radius: .75rem; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 650; line-height: 1.3; text-align: center; text-decoration: none; cursor: pointer;
}
a.act { margin: 1.75rem 0 1.25rem; }
.act span { font-size: .875rem; font-weight: 450; }
.act.second { border-color: var(--quiet); background: transparent; color: var(--text); font-weight: 550; }
.act:hover { text-decoration: underline; text-underline-offset: .2em; }
a { color: var(--accent); text-underline-offset: .2em; }
.link { display: inline-block; padding: .75rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .25rem; }
.act:focus-visible { border-radius: .75rem; }
dl { margin: 0 0 1.5rem; border: 1px solid var(--line); border-radius: .75rem; }
dl div { padding: .625rem 1rem; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--quiet); font-size: .875rem; }
dd { margin: 0; white-space: pre-wrap; }
footer { padding-top: 1.25rem; padding-bottom: 1.5rem; color: var(--quiet); font-size: .875rem; }
@media (min-width: 40rem) and (min-height: 32rem) {
  body { justify-content: center; background: var(--ground); padding: 2rem 0; }
  header, main { max-width: 29rem; padding-left: 2.5rem; padding-right: 2.5rem; background: var(--card); border: 1px solid var(--line); }
  header { padding-top: 2.25rem; border-bottom: 0; border-radius: 1.25rem 1.25rem 0 0; }
  main { flex: none; padding-bottom: 2.25rem; border-top: 0; border-radius: 0 0 1.25rem 1.25rem; }
  footer { max-width: 29rem; text-align: center; }
}
`

/** Hash of the style sheet for the Content-Security-Policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(textOf(STYLE)).digest('base64')}`
