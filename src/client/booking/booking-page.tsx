import { SitePage } from '../site/site-page.tsx'
import { Wizard, type WizardProps } from './wizard.tsx'
import { wizardTexts } from './wizard-texts.ts'

export function BookingPage(props: WizardProps) {
  const isStart = props.search.step === undefined
  return (
    <SitePage>
      {/* On a phone the later steps need the room more than the words. */}
      <div
        data-theme="night"
        className={isStart ? 'pt-5 pb-8 sm:pt-10 sm:pb-12' : 'pt-2 pb-5 sm:pt-10 sm:pb-12'}
      >
        <div className="shell">
          <h1 className={isStart ? 'text-display' : 'text-title sm:text-display'}>{wizardTexts.heading}</h1>
          <p className={isStart ? 'mt-2 text-soft sm:text-lead' : 'mt-2 text-lead text-soft max-sm:hidden'}>
            {wizardTexts.promise}
          </p>
        </div>
      </div>
      <Wizard {...props} />
    </SitePage>
  )
}
