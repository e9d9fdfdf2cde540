export declare const ONE_PROCESS_FILES: Readonly<Record<string, string>>
export declare const NEEDS: { readonly away: string; readonly clock: string; readonly statements: string }
export const GROUPS: Readonly<Record<'graph' | 'faces' | 'requests' | 'core', readonly string[]>>
