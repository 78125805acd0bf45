import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TabCardsProps<Value extends string> = {
  value: Value
  values: readonly Value[]
  onValueChange: (value: Value) => void
  orientation?: 'horizontal' | 'vertical' | undefined
  className?: string | undefined
  children: ReactNode
}

/** Tabs that look as their page wants, and whose panels can all be read where no script runs. */
export function TabCards<Value extends string>(props: TabCardsProps<Value>) {
  const { value, values, onValueChange, orientation = 'horizontal', className, children } = props
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const known = values.find((candidate) => candidate === next)
        if (known !== undefined) onValueChange(known)
      }}
      orientation={orientation}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Radix.Root>
  )
}

type TabCardListProps = { label: string; className?: string | undefined; children: ReactNode }

export function TabCardList({ label, className, children }: TabCardListProps) {
  return (
    <Radix.List aria-label={label} className={classNames('noscript:hidden', className)}>
      {children}
    </Radix.List>
  )
}

type TabCardPanelProps = { value: string; className?: string | undefined; children: ReactNode }

type TabCardProps = TabCardPanelProps & {
  /** A pointer or the focus comes to it: what it shows can be fetched. */
  onNear?: (() => void) | undefined
}

export function TabCard({ value, className, onNear, children }: TabCardProps) {
  return (
    <Radix.Trigger value={value} className={className} onPointerEnter={onNear} onFocus={onNear}>
      {children}
    </Radix.Trigger>
  )
}

/** Always in the page, for search engines and readers without scripts; shown while its tab is chosen. */
export function TabCardPanel({ value, className, children }: TabCardPanelProps) {
  return (
    <Radix.Content
      value={value}
      forceMount
      className={classNames('data-[state=inactive]:scripted:hidden', className)}
    >
      {children}
    </Radix.Content>
  )
}
