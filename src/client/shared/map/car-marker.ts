import { Marker, type Map as LibraryMap } from 'maplibre-gl'
import { type Car, measureWay, driveCar } from './car-loop.ts'
import type { Position } from './map-route.ts'

/** The car from above, its nose to the north: night blue with a pale edge. */
const CAR = `<svg viewBox="0 0 24 44" width="15" height="27.5" aria-hidden="true">
  <rect x="2.5" y="2" width="19" height="40" rx="7.5" fill="#0b1526" stroke="#fffdf9" stroke-width="2.5"/>
  <path d="M6 14.5c3.6-2 8.4-2 12 0l-1.2 4.5c-2.8-.8-6.8-.8-9.6 0z" fill="#bcc5d3"/>
  <path d="M7 34.5c3 1.2 7 1.2 10 0l-.8-3.5c-2.6.6-5.8.6-8.4 0z" fill="#71819b"/>
  <path d="M6.5 5.6h2.4M15.100 5.6h2.4" stroke="#e3b083" stroke-width="1.8" stroke-linecap="round"/>
</svg>`

/** Puts a car on the line and drives it until the returned function is called. */
export function addCar(map: LibraryMap, line: readonly Position[]): () => void {
  const way = measureWay(line)
  if (!way) return () => {}
  const element = document.createElement('div')
  element.className = 'map-car'
  element.innerHTML = CAR
  const marker = new Marker({ element, rotationAlignment: 'map', pitchAlignment: 'map' })
  let isAdded = false

  function place({ at, bearing, presence }: Car) {
    marker.setLngLat(at).setRotation(bearing).setOpacity(String(presence))
    if (!isAdded) marker.addTo(map)
    isAdded = true
  }

  const stop = driveCar(way, map.getContainer(), place)
  return () => {
    stop()
    marker.remove()
  }
}
