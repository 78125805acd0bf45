import { drawLuggage, LUGGAGE_HEIGHT, LUGGAGE_WIDTH } from './luggage/draw-luggage.ts'
import { layouts, luggageFile } from './luggage/layouts.ts'
import { writeWebp } from './render/encode.ts'
import { withRasterizer } from './render/rasterize.ts'

/** In bytes. */
const AT_MOST = 15_000

// Words on the command line draw only what has one of them in its name.
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))

await withRasterizer(async (rasterize) => {
  for (const layout of layouts) {
    const file = luggageFile(layout)
    if (!isWanted(file)) continue
    const png = await rasterize({ svg: drawLuggage(layout), width: LUGGAGE_WIDTH, height: LUGGAGE_HEIGHT })
    const bytes = await writeWebp(file, png, { quality: 84, atMost: AT_MOST })
    console.log(`${file}: ${(bytes / 1000).toFixed(1)} kB`)
  }
})
