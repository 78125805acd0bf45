import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TabsProps = {
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

export type TabListProps = { label: string; className?: string | undefined; children: ReactNode }

/** Scrolls sideways where the tabs do not fit; the chosen one is always in view. */
export function TabList({ label, className, children }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => showActive(list.current))
  return (
    <Radix.List
      ref={list}
      aria-label={label}
      className={classNames(
        // inline-size containment: the tabs' width must not widen the page they scroll in
        'flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [contain:inline-size] [scrollbar-width:none]',
        className,
      )}
    >
      {children}
    </Radix.List>
  )
}

function showActive(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state="active"]')?.getBoundingClientRect()
  if (!list || !tab) return
  const { left, right } = list.getBoundingClientRect()
  if (tab.left < left) list.scrollLeft -= left - tab.left
  else if (tab.right > right) list.scrollLeft += tab.right - right
}

export type TabProps = { value: string; disabled?: boolean | undefined; children: ReactNode }

export function Tab({ value, disabled, children }: TabProps) {
  return (
    <Radix.Trigger
      value={value}
      disabled={disabled ?? false}
      className={
        'relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-3.5 py-2 font-medium whitespace-nowrap ' +
        'text-soft transition-colors hover:text-ink disabled:text-faint data-[state=active]:text-ink ' +
        'focus-visible:-outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 ' +
        'after:scale-x-0 after:bg-accent-fill after:transition-transform data-[state=active]:after:scale-x-100'
      }
    >
      {children}
    </Radix.Trigger>
  )
}

export type TabPanelProps = { value: string; className?: string | undefined; children: ReactNode }

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={classNames('rounded-control pt-6', className)}>
      {children}
    </Radix.Content>
  )
}
