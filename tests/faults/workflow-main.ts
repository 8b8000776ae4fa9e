import { misbehaviours, startFakeWorkflowHost } from '../support/fake-workflow-host';

/** The workflow as a program of its own, at `$PORT`: a message that is the name of a misbehaviour gets it. */
const host = await startFakeWorkflowHost(Number(process.env.PORT));
for (const [name, behaviour] of Object.entries(misbehaviours)) host.when(name, behaviour);
console.info(`workflow: ${host.url}`);
