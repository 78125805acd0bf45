import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Tabs(props: { value: string; onValueChange: (value: string) => void; children: ReactNode }) {
  return <Radix.Root {...props} />
}

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.List aria-label={label} className="flex">
      {children}
    </Radix.List>
  )
}

type TabProps = {
  value: string
  className?: string | undefined
  children: ReactNode
}

/** How a tab looks, and a link that stands among tabs. */
export const tabLook =
  'relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-3 py-2 text-sm font-medium whitespace-nowrap ' +
  'text-soft transition-colors hover:text-ink data-[state=active]:text-ink aria-[current=page]:text-ink ' +
  'focus-visible:-outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 ' +
  'after:scale-x-0 after:bg-accent-fill after:transition-transform ' +
  'data-[state=active]:after:scale-x-100 aria-[current=page]:after:scale-x-100'

export function Tab({ value, className, children }: TabProps) {
  return (
    <Radix.Trigger value={value} className={classNames(tabLook, className)}>
      {children}
    </Radix.Trigger>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="rounded-control">
      {children}
    </Radix.Content>
  )
}
