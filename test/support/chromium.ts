import { execFile } from 'node:child_process'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type BrowserServer, type LaunchOptions } from 'playwright-core'

/** No background chatter: nothing leaves this machine, and root may start it. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Draws maps where there is no graphics card.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card the processor paints pages itself several times faster than as one.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Starts a browser for the tests: the one of CHROMIUM_PATH, else the one that the packages bring, the same on every
 * machine and without windows, which takes a third less of the processor; where that does not start, the installed one.
 */
export async function startChromium(): Promise<BrowserServer> {
  const installed = async () => {
    const executablePath = await findInstalled()
    if (executablePath === undefined) throw new Error('None is installed')
    return { executablePath }
  }
  const browsers = process.env['CHROMIUM_PATH'] ? [installed, packaged] : [packaged, installed]
  const failures: string[] = []
  for (const options of browsers)
    try {
      return await chromium.launchServer({ args: ARGUMENTS, ...(await options()) })
    } catch (error) {
      failures.push(String(error))
    }
  throw new Error(
    `No Chromium starts here. Install one, for example: apt-get install chromium\n${failures.join('\n')}`,
  )
}

/** The path of the browser that this machine has, if it has one. */
export async function findInstalled(): Promise<string | undefined> {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH']
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of NAMES) {
      const path = join(folder, name)
      if (
        await access(path).then(
          () => true,
          () => false,
        )
      )
        return path
    }
  return undefined
}

/** The packaged Chromium with the system libraries that it brings along, unpacked once. */
async function packaged(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') throw new Error('The packaged Chromium is for Linux')
  const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium')
  await mkdir(folder, { recursive: true })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'unpack-chromium.ts')],
    // The package unpacks its libraries only where it takes the machine for the one that it was made for.
    { env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' } },
  )
  return {
    executablePath: stdout,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: await writeFontSettings(folder),
    },
  }
}

/** The package's own settings look for its fonts in /tmp. Where it finds no font at all, Chromium crashes. */
async function writeFontSettings(folder: string): Promise<string> {
  const path = join(folder, 'fonts.conf')
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `  <dir>${dir}</dir>`)
  const lines = [
    '<?xml version="1.0"?>',
    '<fontconfig>',
    ...folders,
    `  <cachedir>${join(folder, 'font-cache')}</cachedir>`,
  ]
  await writeFile(path, [...lines, '</fontconfig>', ''].join('\n'))
  return path
}
