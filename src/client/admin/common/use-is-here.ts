import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Whether the page is still the one that the address names. While the next page is being loaded the page before is still
 * shown: a filter that it writes into the address by then would lead back to it.
 */
export function useIsHere(): () => boolean {
  const router = useRouter()
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return () => trimmed(router.latestLocation.pathname) === trimmed(path)
}

const trimmed = (path: string) => path.replace(/\/$/, '')
