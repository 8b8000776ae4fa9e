/** A mutation that makes no sense, whatever the documents are. */
export class InvalidMutation extends Error {
  override readonly name = 'InvalidMutation';
}
