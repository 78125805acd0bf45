import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { selectSearch } from '../common/select-search.ts'
import { BookingPage } from './booking-page.tsx'
import { readBookingSearch } from './booking-search.ts'
import type { Step } from './draft/step.ts'
import type { WizardProps } from './wizard.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that the history entry before this one shows. */
    cameFrom?: Step
  }
}

const select = selectSearch(readBookingSearch)

/** The wizard at one of its two addresses. */
export function bookingScreen(path: '/book' | '/booking') {
  const route = getRouteApi(path)
  return function BookingScreen() {
    const { history } = useRouter()
    const navigate = route.useNavigate()
    const search = route.useSearch({ select })
    const step = search.step ?? 1

    const onMove = useCallback<WizardProps['onMove']>(
      (next, { replace }) => {
        // Going back to the step before uses the browser's history, so that its Back button and ours agree.
        if (!replace && history.location.state.cameFrom === (next.step ?? 1)) history.back()
        else void navigate({ search: next, replace, state: replace ? {} : { cameFrom: step } })
      },
      [history, navigate, step],
    )
    return (
      <BookingPage
        search={search}
        openedAt={route.useLoaderData().openedAt}
        onMove={onMove}
        onConfirmed={() => void navigate({ to: '/booking-confirmation', replace: true })}
      />
    )
  }
}
