import { inspect } from 'node:util'
import { z } from 'zod'
import { readConfig, type Config } from './core/config.ts'
import { Refusal } from './core/refusal.ts'
import { explainStartError } from './explain-start-error.ts'
import { eraseGuest } from './guest/erase-guest.ts'
import { CommandRefused, openDatabase, refuseOtherRelease } from './schema/open-database.ts'

/** `pnpm erase-guest ADDRESS`: erases whoever booked or asked with this e-mail address. As the owner, who alone may change what happened. */
async function run(config: Config, email: string | undefined): Promise<void> {
  if (email === undefined || !z.email().safeParse(email).success)
    throw new CommandRefused('Use: pnpm erase-guest guest@example.com')
  const { orm, close } = await openDatabase({
    ...config,
    DATABASE_URL: config.DATABASE_OWNER_URL ?? config.DATABASE_URL,
  })
  try {
    await refuseOtherRelease(orm)
    const erased = await orm.em
      .fork()
      .transactional((em) => eraseGuest(email, { em, clock: () => new Date() }))
    process.stdout.write(
      `Erased the guest of ${count(erased.bookings, 'booking')} and ${count(erased.enquiries, 'enquiry', 'enquiries')}. Backups of before still have them.\n`,
    )
  } finally {
    await close()
  }
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

try {
  await run(readConfig(process.env), process.argv[2])
} catch (error) {
  const isExplained = error instanceof CommandRefused || error instanceof Refusal
  process.stderr.write(`${isExplained ? error.message : (explainStartError(error) ?? inspect(error))}\n`)
  process.exitCode = 1
}
