/** What a signed-in partner does with one home: the use cases of PATCH and DELETE /api/partner/properties/{id}. */
export const OWN_LISTING = "/api/partner-listings/{home}";

/** Where each side writes about one enquiry, {message, client_id}; both read it in their lists. */
export const SEEKERS_THREAD = "/api/enquiries/{enquiry}/messages";
export const PARTNERS_THREAD = "/api/partner-inbox/{enquiry}/messages";
