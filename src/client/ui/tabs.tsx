import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TabsProps = {
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  defaultValue?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function Tabs({ value, onValueChange, defaultValue, className, children }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Radix.Root>
  )
}

type TabListProps = { label: string; className?: string | undefined; children: ReactNode }

export function TabList({ label, className, children }: TabListProps) {
  return (
    <Radix.List aria-label={label} className={classNames('flex', className)}>
      {children}
    </Radix.List>
  )
}

type TabProps = {
  value: string
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** How a tab looks, and a link that stands among tabs. */
export const tabLook =
  'relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-3.5 py-2 text-sm font-medium whitespace-nowrap ' +
  'text-soft transition-colors hover:text-ink disabled:text-faint data-[state=active]:text-ink aria-[current=page]:text-ink ' +
  'focus-visible:-outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 ' +
  'after:scale-x-0 after:bg-accent-fill after:transition-transform ' +
  'data-[state=active]:after:scale-x-100 aria-[current=page]:after:scale-x-100'

export function Tab({ value, disabled, className, children }: TabProps) {
  return (
    <Radix.Trigger value={value} disabled={disabled ?? false} className={classNames(tabLook, className)}>
      {children}
    </Radix.Trigger>
  )
}

type TabPanelProps = { value: string; className?: string | undefined; children: ReactNode }

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={classNames('rounded-control', className)}>
      {children}
    </Radix.Content>
  )
}
