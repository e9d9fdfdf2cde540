import type { ApolloHttp, ApolloHttpOptions } from './apollo-http.ts'

/** Apollo Server, which is loaded and started for the first request that needs it. */
export function lazyApolloHttp(options: ApolloHttpOptions): ApolloHttp {
  let starting: Promise<ApolloHttp> | undefined
  return {
    stop: async () => (await starting?.catch(() => undefined))?.stop(),
    async handle(request, context, admit) {
      starting ??= import('./apollo-http.ts').then(({ startApolloHttp }) => startApolloHttp(options))
      return (await starting).handle(request, context, admit)
    },
  }
}
