/** Common members of every report in JSON. Names are in snake_case, as in the REST interface. */
export interface ReportHead {
  readonly report_id: string
  readonly type: string
  /** Time of the request, to which the report's defaults refer. */
  readonly requested_at: string
}

/** The report as text. Dates become RFC 3339 texts. */
export const jsonText = (head: ReportHead, content: object): string =>
  `${JSON.stringify({ ...head, ...content }, null, 2)}\n`

/** A period as its two times. */
export const periodText = ({ from, to }: { readonly from: Date; readonly to: Date }) => ({
  from: from.toISOString(),
  to: to.toISOString(),
})
