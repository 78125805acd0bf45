import { writeLoop } from './coast/loop.ts'
import { openScene } from './coast/render-scene.ts'
import { SCENES } from './coast/scenes.ts'
import { VIEWS } from './coast/views.ts'
import { writeView } from './coast/write-view.ts'
import { openBrowser } from './render/rasterize.ts'

/** Draws the views that are named, or all of them. */
const wanted = process.argv.slice(2)

const browser = await openBrowser()
try {
  for (const [name, view] of Object.entries(VIEWS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const page = await browser.newPage()
    const draw = await openScene(page, SCENES[view.scene], view.size)
    await writeView(name, view, await draw({ time: 0 }))
    if (view.film) await writeLoop(draw)
    await page.close()
  }
} finally {
  await browser.close()
}
