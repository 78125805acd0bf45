import { hash, verify } from '@node-rs/argon2'

// Argon2id at 64 MiB and three passes: well above the OWASP minimum, some ten milliseconds here.
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

// The hash of a password that nobody has: an unknown name costs the same work as a wrong password.
const nobody = hashPassword('no one signs in with this')

/** Whether the password fits; without a stored hash it takes as long to say no. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== undefined && fits
}
