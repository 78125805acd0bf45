import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks twice without showing what is typed; where nobody sits there, it is the first line of the standard input. */
export async function readNewPassword(username: string): Promise<string> {
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
