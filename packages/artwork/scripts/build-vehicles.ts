import { drawLuggage, LUGGAGE_HEIGHT, LUGGAGE_WIDTH } from './luggage/draw-luggage.ts'
import { layouts, luggageFile } from './luggage/layouts.ts'
import { writeAvif, writeWebp } from './render/encode.ts'
import { withRasterizer } from './render/rasterize.ts'
import { HEIGHT, WIDTH } from './vehicles/backdrop.ts'
import { drawExterior } from './vehicles/exterior.ts'
import { eClass } from './vehicles/models/e-class.ts'
import { sClass } from './vehicles/models/s-class.ts'
import { sprinter } from './vehicles/models/sprinter.ts'
import { vClass } from './vehicles/models/v-class.ts'
import { vito } from './vehicles/models/vito.ts'

const MODELS = [sClass, eClass, vClass, vito, sprinter]

/** In bytes, by width. */
const AT_MOST = { 640: 18_000, 1280: 45_000 } as const
const LUGGAGE_AT_MOST = 15_000

// Words on the command line draw only what has one of them in its name.
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))

await withRasterizer(async (rasterize) => {
  for (const model of MODELS) {
    const name = `art/vehicles/${model.key}-exterior`
    if (!isWanted(name)) continue
    const svg = drawExterior(model)
    for (const width of [640, 1280] as const) {
      const png = await rasterize({ svg, width: WIDTH, height: HEIGHT, scale: width / WIDTH })
      const file = `${name}-${width}`
      report(file, await writeAvif(`${file}.avif`, png, { quality: 88, atMost: AT_MOST[width] }))
      report(file, await writeWebp(`${file}.webp`, png, { quality: 90, atMost: AT_MOST[width] * 1.6 }))
    }
  }

  for (const layout of layouts) {
    const file = luggageFile(layout)
    if (!isWanted(file)) continue
    const png = await rasterize({ svg: drawLuggage(layout), width: LUGGAGE_WIDTH, height: LUGGAGE_HEIGHT })
    report(file, await writeWebp(file, png, { quality: 84, atMost: LUGGAGE_AT_MOST }))
  }
})

function report(file: string, bytes: number) {
  console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB`)
}
