interface Element {
  readonly astNode?:
    | { readonly directives?: readonly { readonly name: { readonly value: string } }[] | undefined }
    | null
    | undefined
}

/** Whether an element of the supergraph is hidden from the public API. */
export const isHidden = ({ astNode }: Element): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'inaccessible') ?? false
