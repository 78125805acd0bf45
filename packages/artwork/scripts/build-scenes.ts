import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { writeWebp } from './render/encode.ts'
import { withRasterizer, type Rasterize } from './render/rasterize.ts'

/**
 * Draws the stops into src/client/public/art. Each file of scenes/stops draws one picture and lends it its name.
 * `node build-scenes.ts sintra` draws those with "sintra" in it.
 */
const words = process.argv.slice(2)
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))

const STOP_WIDTH = 640
const STOP_BYTES = 29_400

type Scene = { readonly scene: () => string }

function isScene(module: unknown): module is Scene {
  return (
    typeof module === 'object' && module !== null && 'scene' in module && typeof module.scene === 'function'
  )
}

async function scenesIn(folder: string): Promise<{ name: string; svg: string }[]> {
  const files = await readdir(new URL(`scenes/${folder}/`, import.meta.url))
  const wanted = files.map((file) => basename(file, '.ts')).filter(isWanted)
  return Promise.all(
    wanted.toSorted().map(async (name) => {
      const module: unknown = await import(`./scenes/${folder}/${name}.ts`)
      if (!isScene(module)) throw new Error(`${folder}/${name}.ts draws no scene`)
      return { name, svg: module.scene() }
    }),
  )
}

async function drawStops(rasterize: Rasterize): Promise<void> {
  for (const { name, svg } of await scenesIn('stops')) {
    const png = await rasterize({ svg, width: STOP_WIDTH, height: STOP_WIDTH / 1.6 })
    const bytes = await writeWebp(`art/stops/${name}.webp`, png, { quality: 82, atMost: STOP_BYTES })
    console.log(`${name}: ${bytes} bytes`)
  }
}

await withRasterizer(drawStops)
