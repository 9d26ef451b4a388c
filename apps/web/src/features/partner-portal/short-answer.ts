/** The heart of what a new home is answered with; a test in the browser holds it to the real answer. */
export const SHORT_ANSWER = {
  success: true,
  outcome: "inserted",
  property: {
    id: "20001",
    external_id: "A-1001",
    url: "/property/20001",
    status: "available",
    quality: { score: 56 },
  },
};
