/** A message to one person. */
export interface PlainMail {
  /** Unique part of the Message-ID: a message that is sent again has the same one, so that the receiver can recognise it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends messages. Throws when the message may be accepted later. */
export interface MailProvider {
  send(mail: PlainMail): Promise<'ACCEPTED' | 'REJECTED'>
}
