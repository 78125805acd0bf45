import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright-core'

/** Nothing leaves this machine, and root may start it; the software renderer draws the same everywhere. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface Sheet {
  /** A whole SVG document. */
  readonly svg: string
  /** Of the drawing, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the picture per CSS pixel: 2 draws 640 × 360 at 1280 × 720. */
  readonly scale?: number
}

export type Rasterize = (sheet: Sheet) => Promise<Buffer>

/** Lends a browser to `draw`, which makes PNGs with it. */
export async function withRasterizer<T>(draw: (rasterize: Rasterize) => Promise<T>): Promise<T> {
  const browser = await openBrowser()
  try {
    return await draw((sheet) => rasterize(browser, sheet))
  } finally {
    await browser.close()
  }
}

/** For a scene that draws itself, on a canvas for example. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ARGUMENTS })
}

async function rasterize(browser: Browser, { svg, width, height, scale = 1 }: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  try {
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
    )
    return await page.screenshot({ type: 'png', timeout: 0 })
  } finally {
    await page.close()
  }
}

async function findChromium(): Promise<string> {
  for (const name of NAMES) {
    const found = await promisify(execFile)('which', [name]).catch(() => undefined)
    if (found) return found.stdout.trim()
  }
  throw new Error(`The artwork needs one of ${NAMES.join(', ')} on the PATH`)
}
