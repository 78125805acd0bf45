import { drawLuggage, LUGGAGE_HEIGHT, LUGGAGE_WIDTH } from './luggage/draw-luggage.ts'
import { layouts, luggageFile } from './luggage/layouts.ts'
import { writeAvif, writeWebp } from './render/encode.ts'
import { openBrowser, withRasterizer, type Rasterize } from './render/rasterize.ts'
import type { Cabin } from './vehicles/cabins/cabin.ts'
import { drawCabin } from './vehicles/cabins/draw-cabin.ts'
import { eClassCabin } from './vehicles/cabins/e-class.ts'
import { sClassCabin } from './vehicles/cabins/s-class.ts'
import { sprinterCabin } from './vehicles/cabins/sprinter.ts'
import { vClassCabin } from './vehicles/cabins/v-class.ts'
import { vitoCabin } from './vehicles/cabins/vito.ts'

const CABINS = [sClassCabin, eClassCabin, vClassCabin, vitoCabin, sprinterCabin]

const WIDTH = 640
const HEIGHT = 360

/** In bytes, by width. */
const AT_MOST = { 640: 18_000, 1280: 45_000 } as const
const LUGGAGE_AT_MOST = 15_000

// Words on the command line draw only what has one of them in its name.
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))

await withRasterizer(async (rasterize) => {
  for (const cabin of CABINS) {
    const name = `art/vehicles/${cabin.key}-interior`
    if (isWanted(name)) await writeBothSizes(rasterize, name, await interior(cabin))
  }

  for (const layout of layouts) {
    const file = luggageFile(layout)
    if (!isWanted(file)) continue
    const png = await rasterize({ svg: drawLuggage(layout), width: LUGGAGE_WIDTH, height: LUGGAGE_HEIGHT })
    report(file, await writeWebp(file, png, { quality: 84, atMost: LUGGAGE_AT_MOST }))
  }
})

async function interior(cabin: Cabin): Promise<string> {
  const browser = await openBrowser()
  try {
    const png = await drawCabin(browser, cabin, 1280)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
      <image href="data:image/png;base64,${png.toString('base64')}" width="${WIDTH}" height="${HEIGHT}"/></svg>`
  } finally {
    await browser.close()
  }
}

async function writeBothSizes(rasterize: Rasterize, name: string, svg: string) {
  for (const width of [640, 1280] as const) {
    const png = await rasterize({ svg, width: WIDTH, height: HEIGHT, scale: width / WIDTH })
    const file = `${name}-${width}`
    report(`${file}.avif`, await writeAvif(`${file}.avif`, png, { quality: 88, atMost: AT_MOST[width] }))
    report(
      `${file}.webp`,
      await writeWebp(`${file}.webp`, png, { quality: 90, atMost: AT_MOST[width] * 1.6 }),
    )
  }
}

function report(file: string, bytes: number) {
  console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB`)
}
