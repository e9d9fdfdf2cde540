/** Tag descriptions. */
export const tags: Readonly<Record<string, string>> = {
  Verifications: `An attempt to verify the identity of a person, whom your \`externalId\` names. A person has one open verification: opening another one returns it with 200.

| Status | Reached by |
|---|---|
| pending | opening |
| processing | completing, while pictures are read |
| in_review | a decision that a person must make |
| verified, rejected | a decision, automatic or of a person |
| expired | the end of the session, 24 hours after opening |
| cancelled | cancelling |

The last four are final.`,
  Images: `Pictures of a verification, as multipart/form-data with the parts \`type\`, \`file\` and \`documentType\`, or as JSON with the picture in base64. JPEG, PNG and WebP are recognised by their content; at most 10 MB and 50 megapixels, with at least 300 pixels on the short side (640 without a warning). Metadata are dropped, and pictures are stored encrypted.

The document's front comes first. A repeat of a type replaces its picture; liveness frames add up, to at most 10.`,
  Chips: `The chip of a document, as an NFC reader returns its files: \`dg1\` (the zone), \`dg2\` (the portrait) and \`sod\` (the signed hashes), in base64, after the document's front. The result says whether the issuing country has signed the data, and whether they are those of the printed document.

| Check | Passes when |
|---|---|
| dataGroupHashes | the hash of each file is the signed one |
| signature | the signer has signed the hashes |
| certificateChain | a known authority of the issuing country has certified the signer |
| zoneConsistency | the chip and the printed zone agree |

An unknown authority proves nothing: the check is \`warn\`. The operator of the platform imports authorities with \`npm run admin -- csca import\`.`,
  'Fraud alerts': `Suspicions of fraud, at most one of each type for a verification: the same document, picture or selfie presented by two people, traces of editing, data that contradict each other, a selfie that shows no living person, a hit in a sanctions list. A person confirms or dismisses an alert once; a confirmed one opens the customer's compliance case of type IDENTITY, or joins it.`,
  Documents: 'Supported documents, and the parser of their machine readable zones (ICAO 9303).',
  Settings: 'Settings of identity verification in the workspace.',
}
