/** What a signed-in partner does with one home: the use cases of PATCH and DELETE /api/partner/properties/{id}. */
export const OWN_LISTING = "/api/partner-listings/{home}";

/** What was written about one enquiry, by both sides: GET reads it, POST {message, client_id} writes. */
export const SEEKERS_THREAD = "/api/enquiries/{enquiry}/messages";
export const PARTNERS_THREAD = "/api/partner-inbox/{enquiry}/messages";
