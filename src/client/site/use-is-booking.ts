import { useRouterState } from '@tanstack/react-router'

/** Whether this is the wizard, under either of its addresses. */
export function useIsBooking(): boolean {
  return useRouterState({ select: ({ location }) => /^\/book(?:ing)?\/?$/.test(location.pathname) })
}
