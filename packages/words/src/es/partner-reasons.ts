import type { partnerReasons as english } from '../en/partner-reasons.ts'

const STATEMENT_STATES = {
  draft: 'Este extracto aún no se ha enviado.',
  sent: 'Este extracto se ha enviado.',
  disputed: 'Hay una línea de este extracto por aclarar.',
  settled: 'Este extracto está liquidado.',
}

export const partnerReasons: typeof english = {
  not_signed_in: 'La sesión ha terminado. Inicie sesión de nuevo, por favor.',
  partner_over: 'La colaboración ha terminado, o forma parte de otro.',
  partner_without_key: 'Este colaborador aún no tiene claves. Cree una primero, por favor.',
  api_key_name_taken: ({ name }) =>
    `Ya hay una clave con este nombre: «${name}». Elija otro nombre, o revoque antes esa clave.`,
  api_key_without_name: 'Dé un nombre a la clave, por favor.',
  api_key_name_too_long: ({ max }) => `El nombre puede tener como máximo ${max} caracteres.`,
  api_key_without_scope: 'Elija al menos un permiso, por favor.',
  api_key_revoked_already: 'Esta clave ya se ha revocado.',
  statement_moved_on: ({ state }) => STATEMENT_STATES[state],
  dispute_open: 'Ya se ha preguntado por esta línea, y aún no hemos respondido.',
  return_origin_unusable:
    'Una dirección de retorno se escribe como https://hotel.example, sin nada más detrás.',
  too_many_return_origins: ({ most }) =>
    `Puede haber como máximo ${most} direcciones de retorno. Elimine una primero.`,
  webhook_off: 'Este receptor está desactivado. Actívelo primero, por favor.',
  too_many_webhooks: ({ most }) => `Ya hay ${most} receptores. Elimine uno que ya no se use, por favor.`,
  delivery_under_way: 'Este mensaje se está enviando en este momento.',
  webhook_not_https: 'La dirección tiene que empezar por https:// e indicar un servidor.',
  webhook_with_password:
    'La dirección no puede llevar nombre de usuario ni contraseña: cada mensaje va firmado.',
  webhook_with_fragment: 'La dirección no puede llevar «#»: esa parte nunca se envía.',
  webhook_url_unusable: 'A esta dirección no se puede llamar.',
  webhook_port: ({ from }) => `El puerto tiene que ser 443, 80, o a partir de ${from}.`,
  webhook_private_name:
    'Este nombre es de una red privada o de este mismo servidor, a los que nunca se llama.',
  webhook_no_whole_host: 'La dirección tiene que indicar un servidor completo, como hooks.example.com.',
  webhook_no_address: 'El servidor no tiene dirección.',
  host_not_found: 'No se encuentra el servidor.',
  host_not_found_now: 'En este momento no se encuentra el servidor.',
  connection_refused: 'Se ha rechazado la conexión.',
  connection_broken: 'Se ha interrumpido la conexión.',
  connection_failed: ({ error }) => `La conexión ha fallado${error && ` (${error})`}.`,
  certificate_expired: 'El certificado del servidor ha caducado.',
  certificate_self_signed: 'El certificado del servidor lo ha firmado él mismo.',
  certificate_of_another_host: 'El certificado es de otro servidor.',
  no_answer_in_time: ({ seconds }) => `No hubo una respuesta completa en ${seconds} segundos.`,
  receiver_answered: ({ status }) => `El receptor respondió ${status}.`,
  receiver_gone: 'El receptor respondió 410: ya no existe, y se ha desactivado.',
  receiver_switched_off: 'El receptor se ha desactivado.',
  receiver_partner_suspended: 'La colaboración del receptor está suspendida.',
  receiver_partner_over: 'La colaboración del receptor ha terminado.',
  receiver_secret_unreadable:
    'El secreto ya no se puede leer, porque SESSION_SECRET ha cambiado. Renuévelo, por favor.',
  webhook_not_public:
    'La dirección lleva a este mismo servidor o a una red privada, a los que nunca se llama.',
}
