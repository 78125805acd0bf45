import { inspect } from 'node:util'
import { newPasswordRefusal } from '@chauffeur/domain/passwords'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { AdminUser } from './auth/admin-user.entity.ts'
import { argon2Hasher, replacePassword } from './auth/passwords.ts'
import { readConfig, type Config } from './core/config.ts'
import { explainStartError } from './explain-start-error.ts'
import { createReact } from './reactions.ts'
import { CommandRefused, openDatabase, refuseOtherRelease } from './schema/open-database.ts'

/** Sets an administrator's password on the server: `pnpm admin:password [name]`. Every session of theirs ends. */
async function changeAdminPassword(config: Config, name = config.ADMIN_USERNAME): Promise<void> {
  const { orm, close } = await openDatabase(config)
  try {
    await refuseOtherRelease(orm)
    const admin = await orm.em.fork().findOne(AdminUser, { username: name })
    if (!admin) throw new CommandRefused(`There is no administrator called ${name}.`)
    const password = await readNewPassword(name)
    const refusal = newPasswordRefusal(password)
    if (refusal) throw new CommandRefused(englishSentence(refusal))
    const { id, username } = admin
    const newHash = await argon2Hasher().hash(password)
    const react = createReact(config)
    await orm.em
      .fork()
      .transactional((em) =>
        replacePassword(
          { id, username, by: 'pnpm admin:password', newHash },
          { em, react, announce: async () => {}, clock: () => new Date() },
        ),
      )
    process.stdout.write(`The password of ${username} is changed, and every session has ended.\n`)
  } finally {
    await close()
  }
}

function fail(error: unknown): void {
  const sentence = error instanceof CommandRefused ? error.message : explainStartError(error)
  process.stderr.write(`${sentence ?? inspect(error)}\n`)
  process.exitCode = 1
}

try {
  await changeAdminPassword(readConfig(process.env), process.argv[2])
} catch (error) {
  fail(error)
}

/** Asks twice without showing what is typed; where nobody sits there, it is the first line of the standard input. */
async function readNewPassword(username: string): Promise<string> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line
    return ''
  }
  for (;;) {
    const password = await askHidden(`New password of ${username}: `)
    if ((await askHidden('Once more: ')) === password) return password
    process.stdout.write('The two are not the same.\n')
  }
}

async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  process.stdout.write(question)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
