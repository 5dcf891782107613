// Passkeys: what the browser does between the server's challenge and the passkey's answer.
import type { Me, PasskeyInfo } from '../wire/wire';
import { api } from '../app/api';

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
const text = (content: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(content)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Does the browser know passkeys? */
export const known = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** Make a passkey for the own account; null: the person has changed their mind. */
export async function savePasskey(name: string): Promise<PasskeyInfo | null> {
  const options = await api.beginPasskey();
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(options.challenge),
        rp: { id: options.domain, name: 'Starhold' },
        user: { id: bytes(options.person), name: options.name, displayName: options.name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: options.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    ceremony: options.ceremony,
    id: made.id,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    name,
  });
}

/** Log in by a passkey; null: the person has changed their mind. */
export async function answerPasskey(): Promise<Me | null> {
  const options = await api.beginPasskeyLogin();
  const found = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(options.challenge), rpId: options.domain, userVerification: 'required' },
    }),
  );
  if (!found) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return api.logInByPasskey({
    ceremony: options.ceremony,
    id: found.id,
    client_data: text(response.clientDataJSON),
    authenticator: text(response.authenticatorData),
    signature: text(response.signature),
  });
}

/** Browsers answer a dialog that was closed with an error. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null;
    throw error;
  }
}
