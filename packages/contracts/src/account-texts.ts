/** The specification's texts, word for word; both sides of the wire show these. */
export const ACCOUNT_TEXTS = {
  emailAndPassword: "Email and password are required",
  name: "Name is required for signup",
  password: "Password must be at least 6 characters",
  email: "Enter a valid email address",
  emailTaken: "An account with this email already exists",
  wrongCredentials: "Email or password is not correct",
} as const;

export const PASSWORD_MIN = 6;
