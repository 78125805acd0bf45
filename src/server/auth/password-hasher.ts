import * as argon2 from '@node-rs/argon2'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether the password fits; without a stored hash it takes as long to say no. */
  verify(password: string, stored: string | undefined): Promise<boolean>
}

interface Cost {
  /** In KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

// Argon2id at 64 MiB and three passes: well above the OWASP minimum, some ten milliseconds here.
const PRODUCTION_COST: Cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** @param work what hashes and verifies; a test looks at what is asked of it. */
export function argon2Hasher(
  cost: Cost = PRODUCTION_COST,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): PasswordHasher {
  // The hash of a password that nobody has: an unknown name costs the same work as a wrong password.
  const nobody = hash('no one signs in with this', cost)
  return {
    hash: (password) => hash(password, cost),
    async verify(password, stored) {
      const fits = await verify(stored ?? (await nobody), password)
      return stored !== undefined && fits
    },
  }
}
