export default function Index() {
  return <h1>As little as Remix can serve</h1>;
}
