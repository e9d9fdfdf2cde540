/** Warnings of Redocly's recommended rules that stay, each with the reason. One that no longer comes up has to go from here. */
export const EXPLAINED: readonly { readonly rule: string; readonly at: string; readonly because: string }[] = [
  { rule: 'info-license', at: '#/info', because: 'The interface is offered under each operator\'s own contract, and the repository grants no licence that a document could name.' },
]
