import { lazy } from 'react'
import { fetchAhead, LatePart } from '../ui/late-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Nobody opens the wizard at its later steps, so what they need comes while the first is filled in.
const loadVehicle = () => import('./vehicle/step-vehicle.tsx')
const loadPassenger = () => import('./passenger/step-passenger.tsx')
const loadReview = () => import('./review/step-review.tsx')
const StepVehicle = lazy(async () => ({ default: (await loadVehicle()).StepVehicle }))
const StepPassenger = lazy(async () => ({ default: (await loadPassenger()).StepPassenger }))
const StepReview = lazy(async () => ({ default: (await loadReview()).StepReview }))

export function fetchVehicleStep(): void {
  fetchAhead(loadVehicle)
}

export function fetchLateSteps(): void {
  fetchAhead(loadPassenger)
  fetchAhead(loadReview)
}

export function LateVehicle() {
  return (
    <LatePart waiting={<Skeleton className="h-96" />}>
      <StepVehicle />
    </LatePart>
  )
}

export function LatePassenger() {
  return (
    <LatePart waiting={<Skeleton className="h-96" />}>
      <StepPassenger />
    </LatePart>
  )
}

export function LateReview() {
  return (
    <LatePart waiting={<Skeleton className="h-96" />}>
      <StepReview />
    </LatePart>
  )
}
