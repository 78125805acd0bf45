import { drawBay } from './bay.ts'
import { drawBoot } from './boot.ts'
import type { Layout } from './layouts.ts'
import { SHELL_DEFINITIONS } from './suitcase.ts'

export const LUGGAGE_WIDTH = 640
export const LUGGAGE_HEIGHT = 400

export function drawLuggage(layout: Layout): string {
  const isSaloon = layout.key === 's-class' || layout.key === 'e-class'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LUGGAGE_WIDTH} ${LUGGAGE_HEIGHT}"><defs>
      ${SHELL_DEFINITIONS}
      <filter id="blur" x="-50%" y="-50%" width="200%" height="200%" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="6"/></filter>
      <radialGradient id="night" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#14223a"/><stop offset="1" stop-color="#070f1c"/></radialGradient>
    </defs>
    <rect width="${LUGGAGE_WIDTH}" height="${LUGGAGE_HEIGHT}" fill="url(#night)"/>
    ${isSaloon ? drawBoot(layout) : drawBay(layout)}</svg>`
}
