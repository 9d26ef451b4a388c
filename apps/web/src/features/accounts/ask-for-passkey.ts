import type { Passkey, Session } from "@propertyvr/contracts";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { accountEndpoints } from "../../lib/api/account-endpoints.ts";
import { call } from "../../lib/api/index.ts";
import { readDeviceTokens } from "../../lib/session/device-tokens.ts";

/** Asks browser and person for a passkey of this site, and the server for a session. */
export async function logInWithPasskey(): Promise<Session> {
  const { options } = await call(accountEndpoints.askForPasskeyLogIn);
  const answer = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  const { userHandle, ...response } = answer.response;
  return call(accountEndpoints.logInWithPasskey, {
    body: {
      response: {
        ...credentialOf(answer),
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      },
      device_tokens: [...readDeviceTokens()],
    },
  });
}

/** Has the browser make a passkey, and the server keep it. */
export async function makePasskey(form: { password: string; name: string }): Promise<Passkey> {
  const { options } = await call(accountEndpoints.askForPasskey, {
    body: { password: form.password },
  });
  const answer = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = answer.response;
  return call(accountEndpoints.addPasskey, {
    body: {
      name: form.name,
      response: {
        ...credentialOf(answer),
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    },
  });
}

const credentialOf = ({ id, rawId }: { readonly id: string; readonly rawId: string }) => ({
  id,
  rawId,
  type: "public-key" as const,
});
