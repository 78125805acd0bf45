import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIsHere } from './use-is-here.ts'

test('a page is left as soon as somebody goes on, though it is shown until the next one is loaded', async () => {
  let isHere: (() => boolean) | undefined
  const next = Promise.withResolvers<void>()
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list/',
    component: function List() {
      isHere = useIsHere()
      return <p>List</p>
    },
  })
  const other = createRoute({ getParentRoute: () => root, path: '/other', loader: () => next.promise })
  const router = createRouter({
    routeTree: root.addChildren([list, other]),
    history: createMemoryHistory({ initialEntries: ['/list?q=a'] }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the app's own router is the registered one
  render(<RouterProvider router={router as never} />)
  await screen.findByText('List')
  expect(isHere?.()).toBe(true)
  const going = router.navigate({ href: '/other' })
  expect(screen.getByText('List')).toBeDefined()
  expect(isHere?.()).toBe(false)
  await act(() => {
    next.resolve()
    return going
  })
  await waitFor(() => expect(screen.queryByText('List')).toBeNull())
})
