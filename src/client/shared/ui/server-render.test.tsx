import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LuggageFold } from '../../site/booking/vehicle/luggage-choice.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { DatePicker } from './date-picker.tsx'
import { Dialog } from './dialog.tsx'
import { Disclosure } from './disclosure.tsx'
import { Field } from './field.tsx'
import { NumberStepper } from './number-stepper.tsx'
import { Popover } from './popover.tsx'
import { RadioCard, RadioCards } from './radio-cards.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { Switch } from './switch.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'
import { TimePicker } from './time-picker.tsx'
import { ToastProvider } from './toast.tsx'

const nothing = () => {}

const pages: Record<string, ReactElement> = {
  accordion: <LuggageFold className="">Shown</LuggageFold>,
  'alert dialog': (
    <AlertDialog
      trigger={<Button>Shown</Button>}
      title=""
      description=""
      confirmLabel=""
      onConfirm={nothing}
    />
  ),
  card: (
    <Card>
      <Badge>Shown</Badge>
    </Card>
  ),
  checkbox: <Checkbox label="Shown" checked={false} onCheckedChange={nothing} />,
  combobox: (
    <Combobox<string>
      text="Shown"
      onTextChange={nothing}
      onSelect={nothing}
      groups={[]}
      optionKey={String}
      renderOption={String}
    />
  ),
  'date picker': (
    <Field label="Shown">
      <DatePicker value="2026-11-20" onValueChange={nothing} />
    </Field>
  ),
  dialog: <Dialog trigger={<Button>Shown</Button>} title="" />,
  disclosure: <Disclosure title="">Shown</Disclosure>,
  'number stepper': (
    <NumberStepper
      aria-label="Shown"
      value={1}
      onValueChange={nothing}
      min={1}
      max={2}
      decreaseLabel="One less"
      increaseLabel="One more"
    />
  ),
  popover: (
    <Popover trigger={<Button>Shown</Button>} label="">
      Hidden
    </Popover>
  ),
  'radio cards': (
    <RadioCards value={null} onValueChange={nothing}>
      <RadioCard value="a" title="Shown" />
    </RadioCards>
  ),
  segmented: <Segmented value="a" onValueChange={nothing} options={[{ value: 'a', label: 'Shown' }]} />,
  select: <Select value={null} placeholder="Shown" onValueChange={nothing} options={[]} />,
  'step indicator': <StepIndicator steps={['Shown']} current={1} />,
  switch: <Switch label="Shown" checked={false} onCheckedChange={nothing} />,
  tabs: (
    <Tabs value="a" onValueChange={nothing}>
      <TabList label="Tabs">
        <Tab value="a">Shown</Tab>
      </TabList>
      <TabPanel value="a">Shown</TabPanel>
    </Tabs>
  ),
  'time picker': <TimePicker aria-label="Shown" value="" onValueChange={nothing} />,
  toasts: <ToastProvider>Shown</ToastProvider>,
}

test.each(Object.entries(pages))(
  'the %s renders without a browser, and the browser takes it over',
  (_, page) => {
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    const html = renderToString(page)
    vi.unstubAllGlobals()
    expect(html).toContain('Shown')

    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const mismatches: unknown[] = []
    render(page, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) })
    expect(mismatches).toEqual([])
  },
)
