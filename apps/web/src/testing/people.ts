import type { User } from "@propertyvr/contracts";

export const anong: User = {
  id: "u1",
  name: "Anong Srisai",
  email: "anong@example.com",
  picture: null,
  role: "seeker",
  plan: "free",
  created_at: "2026-11-20T08:00:00.000Z",
  language: "en",
  preferences: { emailNotifications: true, marketingEmails: false, dataCollection: true },
};

export const ploy: User = {
  ...anong,
  id: "u2",
  name: "Ploy Admin",
  email: "ploy@example.com",
  role: "admin",
};
