import type { Point } from '@chauffeur/domain/geometry'
import { useState } from 'react'
import { pinTexts } from '@chauffeur/words/en/pin'

const WITHIN_MS = 12_000
/** A position that the device has found anyhow is good for so long. */
const MAX_AGE_MS = 60_000

/** The position of this device, which it is asked for only when `ask` is called. */
export function useOwnPosition(onFound: (point: Point) => void) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  function ask() {
    // Not there where the page came without TLS.
    if (!('geolocation' in navigator)) {
      setProblem(pinTexts.positionUnknown)
      return
    }
    setAsking(true)
    setProblem(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false)
        onFound({ lat: latitude, lon: longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        setProblem(code === PERMISSION_DENIED ? pinTexts.positionDenied : pinTexts.positionUnknown)
      },
      { enableHighAccuracy: true, timeout: WITHIN_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return { ask, isAsking, problem, setProblem }
}
