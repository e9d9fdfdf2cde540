/** Identity verifications of a tenant. Each method creates new ones. */
export interface IdvFixture {
  /** An open verification without pictures. */
  verification(): Promise<string>
  /** An open verification with the front of a passport and a selfie. */
  filledVerification(): Promise<string>
  /** A verification that waits for a review. */
  verificationInReview(): Promise<string>
  /** A verification that was approved. */
  verifiedVerification(): Promise<string>
  /** An open fraud alert. */
  fraudAlert(): Promise<string>
  /** A failed delivery to the tenant's webhook URL. Nothing listens there. */
  idvDelivery(): Promise<string>
}
