import type { wizardTexts } from '../../site/booking/wizard-texts.ts'

export const wizard: typeof wizardTexts = {
  promise: 'Un precio fijo para cada vehículo, antes de confirmar nada.',
  progress: 'Pasos de la reserva',
  steps: ['Detalles del servicio', 'Elección del vehículo', 'Datos del pasajero', 'Revisar y confirmar'],
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  back: 'Volver',
  next: 'Continuar',
  opening: 'Abriendo su reserva',
  withoutScripts:
    'Para reservar aquí se necesita JavaScript, que está desactivado en su navegador. Permítalo en este sitio y vuelva a cargar la página.',
  bookByPhone: 'O deje que tomemos nosotros su reserva:',
}
