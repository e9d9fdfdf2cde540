/** Subject of the notice of a hold. */
export const NOTICE_SUBJECT = 'A temporary hold to protect a customer who named you as a trusted contact'

/** Text of the notice. It names neither the customer nor an account, because e-mail is not confidential. */
export const NOTICE_TEXT = [
  'A customer of our institution named you as a trusted contact.',
  'We have placed a temporary hold to protect this customer and are required to notify you of it.',
  'Please call us on a telephone number that you already know, and do not send personal or account details by e-mail.',
].join('\n\n')
